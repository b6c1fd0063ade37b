/**
 * Swaps a screen's first view into home's place. It is a file of its own, loaded by index.html's scripts together
 * with the view, so that home doesn't wait for it.
 */

interface FirstView {
  /** The hash of the URL that the view belongs to. */
  hash: string;
  /** The view's file: a line of JSON, then the HTML. Undefined if it failed to load. */
  answer: Promise<Response | undefined>;
}

interface ViewHead {
  title: string;
  /** The scripts that the screen needs to be hydrated. */
  scripts: readonly string[];
}

interface FirstRequests {
  app: string;
  /** The files that this screen needs besides those that every screen needs. */
  own: readonly string[];
  request: (files: readonly string[]) => void;
  firstView?: FirstView;
  /** Loads the app. */
  start: () => Promise<unknown>;
  /** Loads the app after the first paint. */
  startWhenPainted: (start: () => unknown) => void;
}

declare global {
  /** Set by the inline scripts of index.html. */
  var firstRequests: FirstRequests;
}

const longestFontWaitMs = 300;
/** The app starts after this time even if the view hasn't arrived. */
const longestWaitMs = 3_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Adds the stylesheet to the page. Resolves when it has loaded, and rejects if it failed. */
function apply(file: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href: `/${file}`,
  });
  const done = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // Without this link, the app requests the stylesheet again when it starts.
      link.remove();
      reject(new Error(`no ${file}`));
    };
  });
  document.head.append(link);
  return done;
}

/** Waits for the fonts: the fallback font could wrap the header into two lines until ours has loaded. */
function fonts(): Promise<unknown> {
  const loading = [...document.fonts].map((font) => font.load());
  return Promise.race([Promise.allSettled(loading), sleep(longestFontWaitMs)]);
}

/** Records what is typed before React is ready. replay-click.ts types it again. */
function noteTexts(): void {
  const texts = new Map<HTMLInputElement, string>();
  globalThis.earlyTexts = texts;
  const note = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    const isText = !['checkbox', 'radio'].includes(field.type);
    if (isText && field.closest('#root > [data-dehydrated]')) texts.set(field, field.value);
  };
  addEventListener('input', note, true);
}

/**
 * Stops the browser from submitting a form until React is ready. The browser would reload the page with all typed
 * text in its URL. replay-click.ts repeats the click on the form's button, which Enter triggers as well.
 */
function holdForms(): void {
  const hold = (event: Event) => {
    if ((event.target as HTMLElement).closest('#root > [data-dehydrated]')) event.preventDefault();
  };
  addEventListener('submit', hold, true);
}

/**
 * Shows the view. Resolves to the scripts that the screen still needs. Throws if the view or a stylesheet didn't load,
 * the app has started, or a link was followed.
 */
async function show({ hash, answer }: FirstView): Promise<readonly string[]> {
  const text = answer.then((file) => (file?.ok ? file.text() : undefined));
  const styles = own.filter((file) => file.endsWith('.css'));
  const [view] = await Promise.all([text, fonts(), ...styles.map(apply)]);
  const page = document.documentElement;
  const root = document.getElementById('root');
  if (!view || !root || page.className !== 'elsewhere' || location.hash !== hash) {
    throw new Error(`no first view of ${hash}`);
  }
  const end = view.indexOf('\n');
  const { title, scripts } = JSON.parse(view.slice(0, end)) as ViewHead;
  const html = view.slice(end + 1);
  const policy = window.trustedTypes?.createPolicy('first-view', { createHTML: (ours: string) => ours });
  root.innerHTML = (policy?.createHTML(html) ?? html) as string;
  root.dataset.view = hash;
  document.title = title;
  page.className = '';
  return scripts;
}

const { app, firstView, own, request, start, startWhenPainted } = globalThis.firstRequests;

if (firstView) {
  noteTexts();
  holdForms();
  setTimeout(start, longestWaitMs);
  try {
    const scripts = await show(firstView);
    const startAll = () => {
      request([app, ...scripts]);
      return start();
    };
    // A background tab never paints, so don't wait for the first paint there.
    if (document.hidden) startAll();
    else startWhenPainted(startAll);
  } catch {
    start();
  }
}
