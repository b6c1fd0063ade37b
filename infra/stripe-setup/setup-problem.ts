/** Why the set-up can't go on, in one plain sentence. */
export class SetupProblem extends Error {}
