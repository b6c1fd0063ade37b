/** Why a stage can't be synthesized or deployed. The person who typed the command reads nothing but this message. */
export class StageProblem extends Error {}
