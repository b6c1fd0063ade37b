/**
 * A failed check, as a sentence for the person on call: the request, what happened, and what to look at. It quotes no
 * text of an answer, so it can be logged.
 */
export class CheckFailure extends Error {
  override name = 'CheckFailure';

  /**
   * @param asked such as `GET /api/openings`
   * @param happened completes the sentence: `answered 500, not 200`
   * @param lookAt a sentence
   */
  constructor(asked: string, happened: string, lookAt: string) {
    super(`${asked} ${happened}. ${lookAt}`);
  }
}
