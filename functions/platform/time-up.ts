/** Work took longer than its caller waits. */
class TimeUp extends Error {
  override name = 'TimeUp';
}

/** Rejects with a `TimeUp` after this time. Race it against the work. Its timer doesn't keep the process alive. */
export function timeUpAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new TimeUp()), ms).unref();
  });
}
