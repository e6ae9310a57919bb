import type { Pasted } from "./types.ts";

/** Outlook for Windows: a reply with the mail that it answers, whose list Word wrote, and a picture of nobody's business. */
export const outlook: Pasted = {
  clipboard: {
    "text/plain": "Hello,\r\n\r\n*\tone\r\n\r\nFrom: Ann Lee <ann@travel.example>\r\n",
    "text/rtf": "{\\rtf1\\ansi\\fbidis Hello,\\par}",
    "text/html": `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15 (filtered medium)">
<style><!--
p.MsoNormal, li.MsoNormal, div.MsoNormal
	{margin:0cm;
	font-size:11.0pt;}
span.EmailStyle18
	{mso-style-type:personal-reply;
	font-family:"Calibri",sans-serif;
	color:windowtext;}
--></style><!--[if gte mso 9]><xml>
<o:shapedefaults v:ext="edit" spidmax="1026" />
</xml><![endif]-->
</head>
<body lang=EN-GB link="#0563C1" vlink="#954F72" style='word-wrap:break-word'>
<!--StartFragment-->
<div class=WordSection1>
<p class=MsoNormal><span class=EmailStyle18>Hello,<o:p></o:p></span></p>
<p class=MsoNormal><span style='mso-fareast-language:EN-US'><o:p>&nbsp;</o:p></span></p>
<ul style='margin-top:0cm' type=disc>
<li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level1 lfo1'>one<o:p></o:p></li>
<ul style='margin-top:0cm' type=circle>
<li class=MsoListParagraph style='margin-left:0cm;mso-list:l0 level2 lfo1'>two.&nbsp; Then<o:p></o:p></li>
</ul></ul>
<p class=MsoNormal><img width=1 height=1 src="https://tracker.example/open.gif?to=ann" alt=""><o:p></o:p></p>
<div>
<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'>
<p class=MsoNormal><b><span lang=EN-US>From:</span></b><span lang=EN-US> Ann Lee &lt;ann@travel.example&gt; <br>
<b>Sent:</b> 20 November 2026 10:15<br>
<b>To:</b> Olive Operator &lt;olive@travel.example&gt;<br>
<b>Subject:</b> RE: Oslo<o:p></o:p></span></p>
</div>
</div>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Is there a seat?<o:p></o:p></p>
</div>
<!--EndFragment-->
</body>
</html>`,
  },
  becomes:
    "<p>Hello,</p><ul><li>one<ul><li>two.  Then</li></ul></li></ul><p><strong>From:</strong> Ann Lee &lt;ann@travel.example&gt;<br /><strong>Sent:</strong> 20 November 2026 10:15<br /><strong>To:</strong> Olive Operator &lt;olive@travel.example&gt;<br /><strong>Subject:</strong> RE: Oslo</p><p>Is there a seat?</p>",
};

/** Outlook in a browser. */
export const outlookWeb: Pasted = {
  clipboard: {
    "text/plain": "Hello\n\nFrom: Ann",
    "text/html": `<html><body><!--StartFragment--><div class="elementToProof" style="font-family: Aptos, Calibri, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Hello,</div><div class="elementToProof" style="font-family: Aptos; font-size: 12pt;"><br></div><div class="elementToProof"><ol start="1" data-editing-info="{&quot;applyListStyleFromLevel&quot;:true}" style="margin-top: 0px; margin-bottom: 0px;"><li style="list-style-type: &quot;1. &quot;;"><div role="presentation" class="elementToProof">first</div></li><li><div role="presentation">second</div><div role="presentation">still second</div></li></ol></div><div id="appendonsend"></div><hr style="display: inline-block; width: 98%;"><div id="divRplyFwdMsg" dir="ltr"><span style="font-family: Calibri; font-size: 11pt;"><b>From:</b>&nbsp;Ann Lee<br><b>Sent:</b>&nbsp;Friday</span><div>&nbsp;</div></div><blockquote itemscope="" itemtype="https://schemas.microsoft.com/QuotedText" style="border-color: rgb(200, 200, 200); border-left: 3px solid rgb(200, 200, 200); padding-left: 1ex; margin-left: 0.8ex;"><div>Is there a seat?</div></blockquote><!--EndFragment--></body></html>`,
  },
  becomes:
    '<p>Hello,</p><ol><li>first</li><li>second<br />still second</li></ol><p><strong>From:</strong>\u00A0Ann Lee<br /><strong>Sent:</strong>\u00A0Friday</p><p data-indent="1">Is there a seat?</p>',
};

/** Gmail: lines, a picture that stands for a letter, and a quotation within a quotation. */
export const gmail: Pasted = {
  clipboard: {
    "text/plain": "Thank you 😀\n\nOn Fri, Nov 20, 2026 at 10:15 AM Ann Lee wrote:\n> Is there a seat?\n>> Which one?",
    "text/html": `<meta charset='utf-8'><div dir="ltr" style="color: rgb(34, 34, 34); font-family: Arial, Helvetica, sans-serif; font-size: small; font-style: normal; font-variant-ligatures: normal; font-weight: 400; white-space: normal; background-color: rgb(255, 255, 255); text-decoration-thickness: initial; text-decoration-style: initial;">Thank <b>you</b>&nbsp;<img data-emoji="😀" class="an1" alt="😀" aria-label="😀" draggable="false" src="https://fonts.gstatic.example/s/e/notoemoji/1f600.png" loading="lazy"><div><br></div><div>See you on <u>Friday</u>,<br>Olive</div></div><br class="Apple-interchange-newline"><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Fri, Nov 20, 2026 at 10:15&#8239;AM Ann Lee &lt;<a href="mailto:ann@travel.example" target="_blank" style="color: rgb(17, 85, 204);">ann@travel.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote" style="margin: 0px 0px 0px 0.8ex; border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;"><div>Is there a seat?</div><blockquote class="gmail_quote" style="margin: 0px 0px 0px 0.8ex; border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;"><div>Which one?</div></blockquote></blockquote></div>`,
  },
  becomes:
    '<p>Thank <strong>you</strong>\u00A0😀</p><p>See you on <u>Friday</u>,<br />Olive</p><p>On Fri, Nov 20, 2026 at 10:15\u202FAM Ann Lee &lt;<a href="mailto:ann@travel.example">ann@travel.example</a>&gt; wrote:</p><p data-indent="1">Is there a seat?</p><p data-indent="2">Which one?</p>',
};

/** Apple Mail: spaces that do not break, and the mail that is answered. */
export const appleMail: Pasted = {
  clipboard: {
    "text/plain": "Hello, two  spaces\n\nOn 20 Nov 2026, at 10:15, Ann Lee wrote:\n\nIs there a seat?",
    "text/html": `<meta charset="UTF-8"><span style="caret-color: rgb(0, 0, 0); font-family: Helvetica; font-size: 12px; font-style: normal; font-weight: normal; white-space: normal;">Hello, two<span class="Apple-converted-space">&nbsp;</span> spaces</span><br class="Apple-interchange-newline"><div><br class="Apple-interchange-newline"><blockquote type="cite"><div>On 20 Nov 2026, at 10:15, Ann Lee &lt;ann@travel.example&gt; wrote:</div><br><div><div style="font-weight: bold;">Is there<span class="Apple-tab-span" style="white-space: pre;">	</span>a seat?</div></div></blockquote></div><img id="3F" apple-inline="yes" src="cid:3F-11" alt="ticket.png">`,
  },
  becomes:
    '<p>Hello, two spaces</p><p data-indent="1">On 20 Nov 2026, at 10:15, Ann Lee &lt;ann@travel.example&gt; wrote:</p><p data-indent="1"><strong>Is there\ta seat?</strong></p><p>ticket.png</p>',
};

/** Signs of Outlook's items as Gmail shows them: what says that they are items is gone. */
const shown = (font: string, text: string): string =>
  `<u></u><span style="font-family: ${font};"><span>${text}<span style="font-variant-numeric: normal; font-stretch: normal; font-size: 7pt; line-height: normal; font-family: &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><u></u>`;

/** Gmail with a mail that was written in Outlook. */
export const gmailOfOutlook: Pasted = {
  clipboard: {
    "text/plain": "Take along:\n\n·     a passport\n\no   a copy of it\n\n1.     Check in",
    "text/html": `<meta charset='utf-8'><div class="m_-1WordSection1" style="color: rgb(34, 34, 34); font-family: Arial; font-size: small; font-weight: 400;"><p class="MsoNormal">Take along:<u></u><u></u></p><p class="m_-1MsoListParagraph" style="margin-left: 36pt;">${shown("Symbol", "·")}a <b>passport</b><u></u><u></u></p><p class="m_-1MsoListParagraph" style="margin-left: 1in;">${shown("&quot;Courier New&quot;", "o")}a copy of it<u></u><u></u></p><p class="m_-1MsoListParagraph" style="margin: 0cm 0cm 0cm 48px;">${shown("Symbol", "·")}money<u></u><u></u></p><p class="MsoNormal"><u></u>&nbsp;<u></u></p><p class="m_-1MsoListParagraph" style="margin-left: 36pt;">${shown("Calibri", "1.")}Check in<u></u><u></u></p><p class="MsoNormal">Gate<span style="font-size: 7pt;">&nbsp;&nbsp; </span>B4</p></div>`,
  },
  becomes:
    "<p>Take along:</p><ul><li>a <strong>passport</strong><ul><li>a copy of it</li></ul></li><li>money</li></ul><ol><li>Check in</li></ol><p>Gate   B4</p>",
};

/** OneNote: numbers within lists that have no items of their own. */
export const oneNote: Pasted = {
  clipboard: {
    "text/plain": "Plan\n\t1. Check in\n\t\ta. on the phone\n\t2. Board",
    "text/html": `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:dt="uuid:C2F41010-65B3-11d1-A29F-00AA00C14882" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=OneNote.File>
<meta name=Generator content="Microsoft OneNote 15">
</head>
<body lang=en-GB style='font-family:Calibri;font-size:11.0pt'>
<!--StartFragment-->
<div style='direction:ltr;border-width:100%'>
<p style='margin:0in;font-family:Calibri;font-size:11.0pt'><span style='font-weight:bold'>Plan</span></p>
<ul style='direction:ltr;unicode-bidi:embed;margin-top:0in;margin-bottom:0in'>
 <ol type=1 style='direction:ltr;font-family:Calibri;font-size:11.0pt;font-weight:normal;font-style:normal'>
  <li value=1 style='margin-top:0;margin-bottom:0;vertical-align:middle'><span
      style='font-family:Calibri;font-weight:normal;font-style:normal'>Check in</span></li>
  <ol type=a style='direction:ltr;font-weight:normal'>
   <li value=1><span style='font-style:italic'>on the phone</span></li>
  </ol>
  <li><span style='font-family:Calibri'>Board</span></li>
 </ol>
 <p style='margin:0in;font-family:Calibri;font-size:11.0pt'>&nbsp;</p>
</ul>
</div>
<!--EndFragment-->
</body>
</html>`,
  },
  files: [{ name: "image.png", type: "image/png" }],
  becomes:
    "<p><strong>Plan</strong></p><ol><li>Check in<ol><li><em>on the phone</em></li></ol></li><li>Board</li></ol>",
};
