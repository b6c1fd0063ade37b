/**
 * Texts with markup that a browser might execute. A description, a reason or an insurance may contain them. A
 * name may contain them only in an old record.
 */
export const hostileNames = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(document.title)</script>',
  "' onmouseover='alert(1)",
  '</p></body><svg/onload=alert(1)>',
  '</title></style><script>alert(1)//',
  '<a href="javascript:alert(1)">Dana</a>',
  '&lt;b&gt;Dana&#60;/b&#62;',
  '<!--',
  '=HYPERLINK("x")',
  '{{7*7}} <%= 7*7 %>',
] as const;
