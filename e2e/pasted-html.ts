/** What other programs put on the clipboard, shortened, with what their own paste would show. */
export const pastedHtml = {
  word: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0in; font-size:11.0pt;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-US>Match report<o:p></o:p></span></p>
<h2><b>The final</b><o:p></o:p></h2>
<p class=MsoNormal>We <b style='mso-bidi-font-weight:normal'>won</b> the <i style='mso-bidi-font-style:normal'>last</i>&nbsp;game, see <a
href="https://results.example/final">the
bracket</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Drop<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Late<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>Rotate<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Ours<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Theirs<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'>
  <td width=301 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>Team<o:p></o:p></p></td>
  <td width=301 valign=top><p class=MsoNormal><b>Points</b><o:p></o:p></p></td>
 </tr>
 <tr><td width=301><p class=MsoNormal>Ours<o:p></o:p></p></td><td width=301><p class=MsoNormal>12<o:p></o:p></p><p class=MsoNormal>(best)<o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><img width=100 src="file:///C:/Users/me/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" alt="A map"><o:p></o:p></p>
<!--EndFragment--></body></html>`,
  docs: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4f0c1a"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;text-decoration:none;">Match report</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">We </span><span style="font-weight:700;font-style:normal;">won</span><span style="font-weight:400;"> the </span><span style="font-weight:400;font-style:italic;">last</span><span style="font-weight:400;"> game, see </span><a href="https://results.example/final" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;">the bracket</span></a><span style="font-weight:400;text-decoration:line-through;">, perhaps</span></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Drop</span></p></li><ul style="padding-inline-start:48px;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Late</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Rotate</span></p></li></ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312" /><col width="312" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;"><p dir="ltr"><span style="font-weight:400;">Team</span></p></td><td><p dir="ltr"><span style="font-weight:400;">Points</span></p></td></tr><tr><td><p dir="ltr"><span>Ours</span></p></td><td><p dir="ltr"><span>12</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
  discord: `<meta charset='utf-8'><h2 class="defaultColor__77578 heading-xl/semibold" style="font-weight: 600; color: rgb(223, 224, 226);"><span>Match report</span></h2><span style="color: rgb(219, 222, 225); font-weight: 400; white-space-collapse: break-spaces;">We </span><strong style="font-weight: 700;"><span>won</span></strong><span style="font-weight: 400;"> the </span><em style="font-style: italic;"><span>last</span></em><span> game </span><img aria-label=":fire:" class="emoji" alt="🔥" draggable="false" src="/assets/67f6d0ec9c5de38f.svg"><span>, see </span><a class="anchor_edefb8" title="https://results.example/final" href="https://results.example/final" rel="noreferrer noopener" target="_blank"><span>https://results.example/final</span></a><ul><li><span>Drop</span></li><li><span>Rotate</span></li></ul><div class="blockquoteContainer__75297"><div class="blockquoteDivider__75297"></div><blockquote><span>Well played</span></blockquote></div><code class="inline">gg</code>`,
  harmful: `<p onclick="steal()">Look <b>here</b><script>document.title = "taken"</script><img src=x onerror="document.title='taken'"><a href="javascript:document.title='taken'">and here</a></p><iframe src="https://stranger.example/"></iframe><style>body { display: none }</style>`,
} as const;
