import type { Pasted } from "./types.ts";

/** The page around a fragment of Word for Windows. */
const page = (fragment: string): string => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<meta name=Originator content="Microsoft Word 15">
<link rel=File-List
href="file:///C:/Users/agent/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<link rel=Edit-Time-Data
href="file:///C:/Users/agent/AppData/Local/Temp/msohtmlclip1/01/clip_editdata.mso">
<!--[if !mso]>
<style>
v\\:* {behavior:url(#default#VML);}
o\\:* {behavior:url(#default#VML);}
</style>
<![endif]--><!--[if gte mso 9]><xml>
 <o:OfficeDocumentSettings>
  <o:AllowPNG/>
 </o:OfficeDocumentSettings>
</xml><![endif]--><!--[if gte mso 9]><xml>
 <w:WordDocument>
  <w:View>Normal</w:View>
  <w:TrackMoves/>
  <w:LidThemeOther>EN-GB</w:LidThemeOther>
 </w:WordDocument>
</xml><![endif]-->
<style>
<!--
 /* Font Definitions */
 @font-face
	{font-family:Wingdings;
	panose-1:5 0 0 0 0 0 0 0 0 0;
	mso-font-charset:2;
	mso-generic-font-family:auto;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no;
	mso-style-parent:"";
	margin:0cm;
	mso-pagination:widow-orphan;
	font-size:11.0pt;
	font-family:"Calibri",sans-serif;}
p.MsoQuote, li.MsoQuote, div.MsoQuote
	{mso-style-priority:29;
	mso-style-next:Normal;
	font-size:11.0pt;
	color:#404040;
	font-style:italic;}
a:link, span.MsoHyperlink
	{mso-style-priority:99;
	color:#0563C1;
	text-decoration:underline;
	text-underline:single;}
 /* Page Definitions */
 @page WordSection1
	{size:595.3pt 841.9pt;
	margin:72.0pt 72.0pt 72.0pt 72.0pt;
	mso-header-margin:35.4pt;}
div.WordSection1
	{page:WordSection1;}
 /* List Definitions */
 @list l0
	{mso-list-id:1202;
	mso-list-type:hybrid;
	mso-list-template-ids:-80 1 2;}
@list l0:level1
	{mso-level-number-format:bullet;
	mso-level-text:\\F0B7;
	font-family:Symbol;}
ol
	{margin-bottom:0cm;}
-->
</style>
<!--[if gte mso 10]>
<style>
 /* Style Definitions */
 table.MsoNormalTable
	{mso-style-name:"Table Normal";
	mso-tstyle-rowband-size:0;}
</style>
<![endif]-->
</head>

<body lang=EN-GB link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;
word-wrap:break-word'>
<!--StartFragment-->

${fragment}

<!--EndFragment-->
</body>

</html>
`;

const bullet = (sign: string, font: string): string =>
  `<![if !supportLists]><span style='font-family:${font};mso-fareast-font-family:${font};mso-bidi-font-family:\n${font}'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n</span></span></span><![endif]>`;

const number = (sign: string): string =>
  `<![if !supportLists]><span style='mso-bidi-font-family:Calibri;mso-bidi-theme-font:minor-latin'><span\nstyle='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;\n</span></span></span><![endif]>`;

const item = (place: "First" | "Middle" | "Last", list: string, sign: string, words: string): string =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:36.0pt;mso-add-space:\nauto;text-indent:-18.0pt;mso-list:${list}'>${sign}${words}<o:p></o:p></p>`;

/** Headings, letters, a quotation; a name and a place that Word marks as such; a paragraph with nothing in it. */
export const wordText: Pasted = {
  clipboard: {
    "text/plain":
      "Plan for Oslo\r\nChanged flights\r\nDear Ann, your seat is 14C.\r\n\r\nSee the rules.\r\nTwo seats are left.\r\n",
    "text/rtf": "{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Calibri;}}\\pard Plan for Oslo\\par}",
    "text/html":
      page(`<p class=MsoTitle>Plan for <st1:City w:st="on"><st1:place w:st="on">Oslo</st1:place></st1:City><o:p></o:p></p>

<h2 style='mso-list:l1 level2 lfo2'>${number("1.2")}<span
style='mso-bidi-font-weight:bold'>Changed flights</span><o:p></o:p></h2>

<p class=MsoNormal><span lang=EN-GB style='font-size:12.0pt;color:#1F3864;mso-themecolor:
accent1'>Dear <b style='mso-bidi-font-weight:normal'>Ann</b>,<span
style='mso-spacerun:yes'>  </span>your seat is <i style='mso-bidi-font-style:
normal'>14C</i> in&nbsp;row&nbsp;14.<o:p></o:p></span></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoNormal>See <a href="https://airline.example/rules?a=1&amp;b=2"><span
style='color:#0563C1'>the rules</span></a> and <span class=MsoHyperlink><a
href="mailto:ann@travel.example">Ann</a></span>.<span style='display:none;mso-hide:
all'> Hidden words</span><o:p></o:p></p>

<p class=MsoQuote>Two seats are left.<o:p></o:p></p>

<p class=MsoNormal>Gate<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp; </span><u>B4</u> <s>B7</s><br>
second line<o:p></o:p></p>`),
  },
  files: [{ name: "image.png", type: "image/png" }],
  becomes:
    '<h1>Plan for Oslo</h1><h2>1.2 Changed flights</h2><p>Dear <strong>Ann</strong>,  your seat is <em>14C</em> in\u00A0row\u00A014.</p><p>See <a href="https://airline.example/rules?a=1&amp;b=2">the rules</a> and <a href="mailto:ann@travel.example">Ann</a>.</p><p><em>Two seats are left.</em></p><p>Gate\t<u>B4</u> <s>B7</s><br />second line</p>',
};

/** Three levels of signs and numbers, texts between lists, an item that says nothing, and letters without a dot. */
export const wordLists: Pasted = {
  clipboard: {
    "text/plain":
      "·\tHand luggage\r\no\tone bag\r\n§\t8 kg\r\n·\tSeat\r\nThen:\r\n1.\tCheck in\r\na)\ton the phone\r\n2.\tBoard\r\n",
    "text/html": page(
      [
        item("First", "l0 level1 lfo1", bullet("·", "Symbol"), "Hand luggage"),
        item("Middle", "l0 level2 lfo1", bullet("o", '"Courier New"'), "one <b>bag</b>"),
        item("Middle", "l0 level3 lfo1", bullet("§", "Wingdings"), "8&nbsp;kg"),
        item("Last", "l0 level1 lfo1", bullet("·", "Symbol"), "Seat"),
        "<p class=MsoNormal>Then:<o:p></o:p></p>",
        item("First", "l1 level1 lfo2", number("1."), "Check in"),
        item("Middle", "l1 level2 lfo2", number("a)"), "on the phone"),
        item("Middle", "l1 level1 lfo2", number("2."), ""),
        item("Last", "l1 level1 lfo2", number("2."), "Board"),
        "<p class=MsoNormal>Classes:<o:p></o:p></p>",
        item("First", "l2 level1 lfo3", number("A"), "flexible"),
        item("Last", "l2 level1 lfo3", number("B"), "light"),
      ].join("\n\n"),
    ),
  },
  becomes:
    "<ul><li>Hand luggage<ul><li>one <strong>bag</strong><ul><li>8\u00A0kg</li></ul></li></ul></li><li>Seat</li></ul><p>Then:</p><ol><li>Check in<ol><li>on the phone</li></ol></li><li>Board</li></ol><p>Classes:</p><ol><li>flexible</li><li>light</li></ol>",
};

/** A table whose cells hold paragraphs, a footnote, a picture on the writer's own disk, and a note of a colleague at the margin. */
export const wordTable: Pasted = {
  clipboard: {
    "text/plain": "Flight\tDeparts\r\nTP 210\t09:15\r\nSeats are kept.[1]\r\n",
    "text/html": page(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0
 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt;
 mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal><b>Flight<o:p></o:p></b></p>
  </td>
  <td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'>
  <p class=MsoNormal><b>Departs<o:p></o:p></b></p>
  </td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=301 valign=top>
  <p class=MsoNormal>TP 210<o:p></o:p></p>
  <p class=MsoNormal>TP 211<o:p></o:p></p>
  </td>
  <td width=301 valign=top>
  <p class=MsoNormal>09:15<o:p></o:p></p>
  </td>
 </tr>
 <tr>
  <td width=301 valign=top>
  ${item("First", "l0 level1 lfo1", number("1."), "window")}
  ${item("Last", "l0 level1 lfo1", number("2."), "aisle")}
  </td>
  <td width=301 valign=top>
  <p class=MsoNormal>free<o:p></o:p></p>
  </td>
 </tr>
</table>

<p class=MsoNormal><a style='mso-comment-reference:OO_1;mso-comment-date:20261120T1015'>Seats
are kept.</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a
class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')"
href="#_msocom_1" language=JavaScript name="_msoanchor_1">[OO1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;<o:p></o:p></span></span></span><a style='mso-footnote-id:ftn1' href="#_ftn1"
name="_ftnref1" title=""><span class=MsoFootnoteReference><span
style='mso-special-character:footnote'><![if !supportFootnotes]><span
class=MsoFootnoteReference>[1]</span><![endif]></span></span></a><o:p></o:p></p>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1" type="#_x0000_t75" style='width:240pt'>
 <v:imagedata src="file:///C:/Users/agent/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/>
</v:shape><![endif]--><![if !vml]><img border=0 width=320 height=200
src="file:///C:/Users/agent/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"
alt="Description: C:\\Users\\agent\\My pictures\\terminal.png" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>

<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>

<hr align=left size=1 width="33%">

<![endif]>

<div style='mso-element:footnote' id=ftn1>

<p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1"
name="_ftn1" title=""><span class=MsoFootnoteReference><![if !supportFootnotes]><span
class=MsoFootnoteReference>[1]</span><![endif]></span></a> Until noon.<o:p></o:p></p>

</div>

</div>

<div style='mso-element:comment-list'><![if !supportAnnotations]>

<hr class=msocomoff align=left size=1 width="33%">

<![endif]>

<div style='mso-element:comment'><![if !supportAnnotations]>

<div id="_com_1" class=msocomtxt language=JavaScript
onmouseover="msoCommentShow('_anchor_1','_com_1')"><![endif]><p
class=MsoCommentText>Do not tell the traveller.<o:p></o:p></p>

<![if !supportAnnotations]></div>

<![endif]></div>

</div>`),
  },
  becomes:
    "<p><strong>Flight</strong>\t<strong>Departs</strong></p><p>TP 210 TP 211\t09:15</p><ol><li>window</li><li>aisle</li></ol><p>free</p><p>Seats are kept.[1]</p><p>Description: terminal.png</p><p>[1] Until noon.</p>",
};

/** Word in a browser: each item in a list of its own, headings as paragraphs. */
export const wordOnline: Pasted = {
  clipboard: {
    "text/plain": "Plan\r\nHand luggage \r\none bag \r\nSeat \r\n",
    "text/html": `<html>
<body>
<!--StartFragment--><div class="OutlineElement Ltr  BCX0 SCXW1" style="margin: 0px; direction: ltr;"><p class="Paragraph SCXW1 BCX0" role="heading" aria-level="2" xml:lang="EN-GB" lang="EN-GB" paraid="1" paraeid="{a}{1}" style="margin: 0px; font-weight: normal; font-style: normal; color: windowtext;"><span data-contrast="none" class="TextRun SCXW1 BCX0" style="margin: 0px; font-size: 16pt;"><span class="NormalTextRun SCXW1 BCX0" data-ccp-parastyle="heading 2">Plan</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}" style="font-size: 16pt;">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1 BCX0" style="position: relative;"><ul class="BulletListStyle1 SCXW1 BCX0" role="list" style="list-style-type: disc;"><li aria-setsize="-1" data-leveltext="" data-font="Symbol" data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1 BCX0" style="display: block;"><p class="Paragraph SCXW1 BCX0"><span class="TextRun SCXW1 BCX0" style="font-weight: bold;"><span class="NormalTextRun SCXW1 BCX0">Hand luggage</span></span><span class="EOP SCXW1 BCX0" data-ccp-props="{}">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle2 SCXW1 BCX0" role="list"><li data-leveltext="o" data-font="Courier New" data-listid="1" data-aria-posinset="1" data-aria-level="2" role="listitem" class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0"><span class="TextRun SCXW1 BCX0">one bag</span><span class="LineBreakBlob BlobObject DragDrop SCXW1 BCX0"><span class="SCXW1 BCX0">&nbsp;</span><br class="SCXW1 BCX0"></span><span class="TextRun SCXW1 BCX0">of 8 kg</span><span class="EOP SCXW1 BCX0">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle1 SCXW1 BCX0" role="list"><li data-aria-level="1" role="listitem" class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1 BCX0"><a class="Hyperlink SCXW1 BCX0" href="https://airline.example/seats" target="_blank" rel="noreferrer noopener"><span class="TextRun Underlined SCXW1 BCX0" style="text-decoration: underline; color: rgb(5, 99, 193);">Seat</span></a><span class="EOP SCXW1 BCX0">&nbsp;</span></p></li></ul></div><!--EndFragment-->
</body>
</html>`,
  },
  becomes:
    '<h2>Plan</h2><ul><li><strong>Hand luggage</strong><ul><li>one bag<br />of 8 kg</li></ul></li><li><a href="https://airline.example/seats">Seat</a></li></ul>',
};
