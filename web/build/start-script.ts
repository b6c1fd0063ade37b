/**
 * The inline script of index.html that loads the app. Home, and a screen with a first view, show and link without it, so
 * there the app waits for the first paint, or for the first click. A click on a button that React has not hydrated yet is
 * noted in the capture phase, and web/src/app/loading/replay-click.ts replays it. The bubble phase checks again, since the
 * click itself can make React hydrate the button and handle it; React stops a click that it cannot handle.
 */
export const startScript = `const { app, firstView } = firstRequests;
const start = () => import('/' + app);
const startWhenPainted = (start) => {
  const whenLoaded = () => (document.readyState === 'complete' ? start() : addEventListener('load', start));
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) whenLoaded();
  else
    new PerformanceObserver((list, paints) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      paints.disconnect();
      whenLoaded();
    }).observe({ type: 'paint', buffered: true });
};
const noteClick = ({ target }) => {
  globalThis.earlyClick = target.closest('[data-dehydrated] button');
};
for (const capture of [true, false]) addEventListener('click', noteClick, capture);
addEventListener('click', start, { once: true, capture: true });
if (firstView) {
  Object.assign(firstRequests, { start, startWhenPainted });
  import('/' + firstView.script).catch(start);
} else if (document.documentElement.className) start();
else startWhenPainted(start);
`;
