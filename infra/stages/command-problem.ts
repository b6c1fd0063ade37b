/** Why a command can't go on. The person who typed it reads nothing but this message. */
export class CommandProblem extends Error {}
