/** Why the system can't start, in one line for the person who started it. */
export class StartProblem extends Error {}
