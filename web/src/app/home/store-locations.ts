/** Where index.html has the list: data for storage, so that the first view needs no script that knows the clinics. */
export const locationsDataId = 'locations-data';

/** Stores the clinics when home loads (spec §3). In development, where index.html has none, the clinic cards do. */
export function storeLocations(): void {
  const data = document.getElementById(locationsDataId)?.textContent;
  try {
    if (data) window.localStorage.setItem('locationsData', data);
  } catch {
    // Forbidden or full storage: every screen knows the clinics by itself.
    return;
  }
}
