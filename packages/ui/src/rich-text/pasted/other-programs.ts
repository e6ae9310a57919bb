import type { Pasted } from "./types.ts";

/** Google Docs: all of it in a <b> that is not bold, lists beside items, a checklist, a table. */
export const googleDocs: Pasted = {
  clipboard: {
    "text/plain": "Plan\nLeave  early, see rules\n\n- one\n  - two\n    - three\n- four\n\nFlight\tDeparts",
    "application/x-vnd.google-docs-document-slice-clip+wrapped": '{"dih":1,"data":"{}"}',
    "text/html": `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5c1d3bb0-7fff-1a2b-3c4d-000000000000"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Plan</span></h1><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;white-space:pre;white-space:pre-wrap;">Leave  </span><span style="font-size:11pt;font-weight:700;font-style:italic;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;white-space:pre;white-space:pre-wrap;">early</span><span style="font-weight:400;white-space:pre;white-space:pre-wrap;">, see </span><a href="https://airline.example/rules" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;white-space:pre;white-space:pre-wrap;">rules</span></a></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-weight:400;white-space:pre;white-space:pre-wrap;">one</span></p></li><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:circle;white-space:pre;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">two</span></p></li><ul><li dir="ltr" aria-level="3"><p dir="ltr" role="presentation"><span style="font-weight:400;">three</span></p></li></ul></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;text-decoration:line-through;">four</span></p></li></ul><ul style="margin-top:0;"><li dir="ltr" role="checkbox" aria-checked="false" style="list-style-type:none;" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" width="17.6px" height="17.6px" alt="unchecked" aria-roledescription="checkbox" style="margin-right:3px;" /><p style="line-height:1.38;" dir="ltr" role="presentation"><span style="font-weight:400;">pay</span></p></li><li dir="ltr" role="checkbox" aria-checked="true" aria-level="1"><img src="data:image/png;base64,iVBORw0KGgo=" alt="checked" aria-roledescription="checkbox" /><p dir="ltr" role="presentation"><span>book</span></p></li></ul><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;padding:5pt;"><p dir="ltr"><span style="font-weight:700;">Flight</span></p></td><td style="border:solid #000000 1pt;"><p dir="ltr"><span style="font-weight:400;">Departs</span></p></td></tr><tr><td><p dir="ltr"><span style="font-weight:400;">TP 210</span></p></td><td><br /></td></tr></tbody></table></div><p dir="ltr"><span style="font-weight:400;"><span style="border:none;display:inline-block;overflow:hidden;width:60px;height:30px;"><img src="https://lh7-rt.googleusercontent.example/docsz/AD_4" width="60" height="30" /></span></span></p></b><br class="Apple-interchange-newline">`,
  },
  becomes:
    '<h1>Plan</h1><p>Leave  <strong><em><u>early</u></em></strong>, see <a href="https://airline.example/rules">rules</a></p><ul><li>one<ul><li>two<ul><li>three</li></ul></li></ul></li><li><s>four</s></li><li>☐ pay</li><li>☑ book</li></ul><p><strong>Flight</strong>\tDeparts</p><p>TP 210\t</p>',
};

/** Google Sheets: values beside what is shown, a cell across two columns, and lines within one. */
export const googleSheets: Pasted = {
  clipboard: {
    "text/plain": "Name\tSeat\tNote\nBoth\t\tok",
    "text/html": `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Name&quot;}">Name</td><td style="overflow:hidden;font-weight:bold;">Seat</td><td style="overflow:hidden;"><span style="font-weight:bold;">Note</span><span> 1</span></td></tr><tr style="height:21px;"><td colspan="2" rowspan="1" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;secret&quot;}">Both</td><td>line one<br/>line two</td></tr><tr style="height:21px;"><td data-sheets-formula="=R[0]C[1]">Ann &amp; Bo</td><td></td><td><a class="in-cell-link" target="_blank" href="https://a.example/14C">14C</a></td></tr></tbody></table></google-sheets-html-origin>`,
  },
  becomes:
    '<p><strong>Name</strong>\t<strong>Seat</strong>\t<strong>Note</strong> 1</p><p>Both\t\tline one line two</p><p>Ann &amp; Bo\t\t<a href="https://a.example/14C">14C</a></p>',
};

/** Excel: what is bold is so by a class; a row that is filtered away is on the clipboard all the same. */
export const excel: Pasted = {
  clipboard: {
    "text/plain": "Name\tRow\r\nAnn\t14\r\n",
    "text/html": `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:x="urn:schemas-microsoft-com:office:excel"
xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Excel.Sheet>
<meta name=Generator content="Microsoft Excel 15">
<style>
<!--table
	{mso-displayed-decimal-separator:"\\.";
	mso-displayed-thousand-separator:"\\,";}
@page
	{margin:.75in .7in .75in .7in;}
.font5
	{color:black;
	font-weight:700;
	font-style:italic;}
td
	{padding-top:1px;
	font-weight:400;
	mso-number-format:General;
	white-space:nowrap;}
.xl65
	{font-weight:700;
	text-align:center;}
.xl66
	{white-space:normal;}
-->
</style>
</head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:
 collapse;width:96pt'>
<!--StartFragment-->
 <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Name</td>
  <td class=xl65 width=64 style='width:48pt'>Row</td>
 </tr>
 <tr height=0 style='display:none;mso-height-source:userset'>
  <td height=0>Filtered</td>
  <td align=right>99</td>
 </tr>
 <tr height=20>
  <td height=20>Ann <font class="font5">Lee</font></td>
  <td align=right x:num="14.00">14<span style='mso-spacerun:yes'> </span></td>
 </tr>
 <tr height=40>
  <td height=40 class=xl66>two<br>
    lines</td>
  <td>C:\\Seats</td>
 </tr>
<!--EndFragment-->
</table>
</body>
</html>`,
  },
  files: [{ name: "image.png", type: "image/png" }],
  becomes:
    "<p><strong>Name</strong>\t<strong>Row</strong></p><p>Ann <strong><em>Lee</em></strong>\t14</p><p>two lines\tC:\\Seats</p>",
};

/** LibreOffice Writer. */
export const libreOffice: Pasted = {
  clipboard: {
    "text/plain": "Plan\nDear Ann\n\nseat = 14\nrow = C\n",
    "text/rtf": "{\\rtf1\\ansi\\deff4 Plan\\par}",
    "text/html": `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.2.7.2 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		h1 { margin-bottom: 0.21cm; background: transparent; page-break-after: avoid }
		h1.western { font-family: "Liberation Sans"; font-size: 18pt; font-weight: bold }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
		pre.western { font-family: "Liberation Mono"; font-size: 10pt }
		a:link { color: #000080; text-decoration: underline }
	</style>
</head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><h1 class="western">
Plan</h1>
<p style="line-height: 100%; margin-bottom: 0cm">Dear <b>Ann</b>, <font color="#c9211e"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><span lang="en-GB"><u>hold</u>
the seat</span></font></font></font>
<a href="https://airline.example/"><i>here</i></a></p>
<p style="line-height: 100%; margin-bottom: 0cm"><br/>

</p>
<ol>
	<li><p style="line-height: 100%; margin-bottom: 0cm">Check in</p>
	<ol type="a">
		<li><p style="line-height: 100%; margin-bottom: 0cm">on the phone</p></li>
	</ol>
	<li><p style="line-height: 100%; margin-bottom: 0cm">Board</p></li>
</ol>
<pre class="western">seat = 14</pre><pre class="western">row  = &quot;C&quot;</pre><table width="100%" cellpadding="4" cellspacing="0">
	<col width="128*"/>
	<thead>
		<tr valign="top">
			<th width="50%"><p>Flight</p></th>
			<th width="50%"><p>Departs</p></th>
		</tr>
	</thead>
	<tbody>
		<tr valign="top">
			<td width="50%"><p>TP 210</p></td>
			<td width="50%"><p>09:15</p></td>
		</tr>
	</tbody>
</table>
<p><img src="data:image/png;base64,iVBORw0KGgo=" name="Image1" alt="Map" align="bottom" width="42" height="42" border="0"/>
</p>
</body>
</html>`,
  },
  becomes:
    '<h1>Plan</h1><p>Dear <strong>Ann</strong>, <u>hold</u> the seat <a href="https://airline.example/"><em>here</em></a></p><ol><li>Check in<ol><li>on the phone</li></ol></li><li>Board</li></ol><pre><code>seat = 14\nrow  = "C"</code></pre><p><strong>Flight</strong>\t<strong>Departs</strong></p><p>TP 210\t09:15</p><p><img src="/api/cases/pictures/00000000-0000-4000-8000-000000000001" alt="Map.png" /></p>',
};

/** Pages, Notes and TextEdit: their rich text as the Mac writes it in HTML, looks by classes. */
export const pages: Pasted = {
  clipboard: {
    "text/plain": "Plan\nDear Ann\n\t•\tone\n",
    "text/rtf": "{\\rtf1\\ansi\\ansicpg1252\\cocoartf2761 Plan}",
    "text/html": `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8">
<meta http-equiv="Content-Style-Type" content="text/css">
<title></title>
<meta name="Generator" content="Cocoa HTML Writer">
<meta name="CocoaVersion" content="2575.4">
<style type="text/css">
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; color: #000000}
p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'; min-height: 12.0px}
li.li1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 11.0px 'Helvetica Neue'}
span.s1 {font-kerning: none}
span.s2 {text-decoration: underline ; font-kerning: none}
span.s3 {text-decoration: line-through}
ul.ul1 {list-style-type: disc}
</style>
</head>
<body>
<p class="p1"><span class="s1"><b>Plan</b></span></p>
<p class="p2"><span class="s1"></span><br></p>
<p class="p1"><span class="s1">Dear Ann, <i>hold</i><span class="Apple-converted-space">&nbsp; </span></span><span class="s2">14C</span><span class="s3"> 14D</span></p>
<ul class="ul1">
<li class="li1"><span class="s1"></span>one</li>
<ul class="ul1">
<li class="li1">two</li>
</ul>
</ul>
</body>
</html>`,
  },
  becomes:
    "<p><strong>Plan</strong></p><p>Dear Ann, <em>hold</em>  <u>14C</u><s> 14D</s></p><ul><li>one<ul><li>two</li></ul></li></ul>",
};

/** A page in Chrome: every style is written out; a card is one link; words for nobody, and things that run. */
export const webPage: Pasted = {
  clipboard: {
    "text/plain": "Delays\nOslo closed for an hour\nOne\nTwo",
    "text/html": `<meta charset='utf-8'><h2 style="box-sizing: border-box; margin: 0px; font-weight: 700; font-size: 24px; color: rgb(31, 35, 40); white-space-collapse: collapse;">Delays</h2><a href="https://news.example/oslo" onclick="steal()" style="color: inherit; text-decoration: none;"><div style="display: block;"><strong>Oslo</strong> closed</div><div>for an hour</div></a><div><span style="display: none;">for search engines</span><button onclick="share()">Share</button><svg viewBox="0 0 9 9"><title>Icon</title><style>.a{fill:red}</style><path d="M0 0"></path></svg></div><a href="javascript:steal()">Run</a><iframe src="https://evil.example/"></iframe><script>steal()</script><img src="https://evil.example/p.gif" onerror="steal()"><select><option>Choose</option></select><ul><li>One<p>with more</p></li><li><h3>Two</h3><ul><li>deep</li></ul>after</li></ul><pre><code class="language-json hljs">{ <span class="hljs-attr">"seat"</span>: 14 }</code></pre><table><caption>Seats</caption><tbody><tr><td><ul><li>14C</li></ul></td><td>free</td><td>soon</td></tr></tbody></table><div style="white-space: pre;"><div><span>  if (late) {</span></div><div>    wait();</div></div>`,
  },
  becomes:
    '<h2>Delays</h2><p><a href="https://news.example/oslo"><strong>Oslo</strong> closed</a></p><p><a href="https://news.example/oslo">for an hour</a></p><p>Share</p><p>Run</p><ul><li>One<br />with more</li><li>Two<br />after<ul><li>deep</li></ul></li></ul><pre data-language="json"><code>{ "seat": 14 }</code></pre><p>Seats</p><ul><li>14C</li></ul><p>free</p><p>soon</p><p>  if (late) {</p><p>    wait();</p>',
};

/** PowerPoint: words of a slide, whose items are lines with signs of their own. */
export const powerPoint: Pasted = {
  clipboard: {
    "text/plain": "Two days\r\nhand luggage\r\none bag\r\nCheck in\r\n",
    "text/html": `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:p="urn:schemas-microsoft-com:office:powerpoint" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=PowerPoint.Slide>
<meta name=Generator content="Microsoft PowerPoint 15">
</head>
<body>
<!--StartFragment-->
<div style='margin-top:10.0pt;margin-bottom:0pt;text-align:left;direction:ltr'><span style='font-size:28.0pt;font-family:Calibri;font-weight:bold'>Two days</span></div>
<div style='margin-top:10.0pt;margin-left:.25in;text-indent:-.25in;direction:ltr'><span style='font-size:28.0pt'><span style='mso-special-format:bullet;font-family:Arial'>•</span></span><span style='font-size:28.0pt;font-family:Calibri'>hand luggage</span></div>
<div style='margin-top:5.0pt;margin-left:.75in;text-indent:-.25in;direction:ltr'><span style='font-size:24.0pt'><span style='mso-special-format:bullet;font-family:Wingdings'>l</span></span><span style='font-style:italic'>one bag</span></div>
<div style='margin-left:.25in;text-indent:-.25in'><span style='mso-special-format:numbullet,3;font-family:Calibri'>1.</span><span style='font-size:28.0pt'>Check in</span></div>
<!--EndFragment-->
</body>
</html>`,
  },
  files: [{ name: "image.png", type: "image/png" }],
  becomes:
    "<p><strong>Two days</strong></p><ul><li>hand luggage<ul><li><em>one bag</em></li></ul></li></ul><ol><li>Check in</li></ol>",
};
