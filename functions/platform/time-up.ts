/** Rejects without an error after that time, for a race with work that someone waits for. Keeps no process running. */
export function timeUpAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(reject, ms).unref();
  });
}
