/**
 * The inline script of index.html that loads the app. Home shows and links without it, so there the app waits for the first
 * paint, or for the first click. A click on a button that React has not hydrated yet is noted in the capture phase, and
 * web/src/app/loading/replay-click.ts replays it. The bubble phase checks again, since the click itself can make React
 * hydrate the button and handle it; React stops a click that it cannot handle.
 */
export const startScript = `const { app } = JSON.parse(document.getElementById('first-requests').textContent);
const start = () => import('/' + app);
const whenLoaded = () => (document.readyState === 'complete' ? start() : addEventListener('load', start));
const noteClick = ({ target }) => {
  globalThis.earlyClick = target.closest('[data-dehydrated] button');
};
for (const capture of [true, false]) addEventListener('click', noteClick, capture);
addEventListener('click', start, { once: true, capture: true });
if (document.documentElement.className) start();
else if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) whenLoaded();
else
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    whenLoaded();
  }).observe({ type: 'paint', buffered: true });
`;
