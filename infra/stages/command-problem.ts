/** Why a command can't continue. The person who typed it reads only this message. */
export class CommandProblem extends Error {}
