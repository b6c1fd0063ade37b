/** Work took longer than someone waits for it. */
class TimeUp extends Error {
  override name = 'TimeUp';
}

/** Rejects with a `TimeUp` after that time, for a race with such work. Keeps no process running. */
export function timeUpAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new TimeUp()), ms).unref();
  });
}
