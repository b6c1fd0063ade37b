/**
 * The inline script of index.html that loads the app. Home and screens with a first view are readable without the
 * app, so there it loads after the first paint or at the first click. When a button that React has not hydrated
 * yet is clicked, the capture phase records it and web/src/app/loading/replay-click.ts replays it. The bubble
 * phase clears the record if the click itself made React hydrate the button and handle the click. React stops a click
 * that it can't handle yet from bubbling, so that click remains recorded.
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
