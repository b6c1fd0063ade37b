/** A fault in a stage's settings or in the command that names it. Its message is all that the person who deploys reads. */
export class StageProblem extends Error {
  override name = 'StageProblem';
}
