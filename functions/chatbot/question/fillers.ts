/** Words that may stand between the words of a wording: "open on a Saturday" says "open saturday". */
export const fillers: ReadonlySet<string> = new Set(
  `a an the my our your his her their its is are was be been am im ive it this that these those there i we you he she they
  me us him them to of for on in at so very really please just like some any also still do does did can could would should
  will have has had get with and or up as if`.split(/\s+/),
);
