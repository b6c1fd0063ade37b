/** Thrown when work takes longer than its caller waits. */
class TimeUp extends Error {
  override name = 'TimeUp';
}

/** A promise that rejects with a `TimeUp` after this time, to race against work. Doesn't keep the process alive. */
export function timeUpAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new TimeUp()), ms).unref();
  });
}
