/**
 * Puts a screen's first view in home's place. A file of its own, which index.html's scripts load together with the view, so
 * that home doesn't wait for it.
 */

interface FirstView {
  /** Of the address that it is for. */
  hash: string;
  /** The view's file: a line of JSON, and the HTML. Nothing if it didn't come. */
  answer: Promise<Response | undefined>;
}

interface ViewHead {
  title: string;
  /** What the screen needs to be hydrated. */
  scripts: readonly string[];
}

interface FirstRequests {
  app: string;
  /** Those that only the screen needs. */
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
/** After this long, the app starts whether or not the view has come. */
const longestWaitMs = 3_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the styles are there. Rejects if they didn't come: then the app starts without the view, and asks for them again. */
function apply(file: string): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    crossOrigin: '',
    href: `/${file}`,
  });
  const done = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      // The app doesn't ask for a stylesheet whose link it finds in the page.
      link.remove();
      reject(new Error(`no ${file}`));
    };
  });
  document.head.append(link);
  return done;
}

/** Another font could wrap the header into two lines, for as long as it takes the right one to come. */
function fonts(): Promise<unknown> {
  const loading = [...document.fonts].map((font) => font.load());
  return Promise.race([Promise.allSettled(loading), sleep(longestFontWaitMs)]);
}

/** Notes what is typed before React listens: replay-click.ts types it again. */
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
 * Until React listens, the browser would submit a form by itself: it would load the page again, with all that was typed in
 * its address. replay-click.ts repeats the click on the form's button, which Enter makes as well.
 */
function holdForms(): void {
  const hold = (event: Event) => {
    if ((event.target as HTMLElement).closest('#root > [data-dehydrated]')) event.preventDefault();
  };
  addEventListener('submit', hold, true);
}

/** The scripts that the screen still needs. Throws if the view didn't come, the app is there, or a link was followed. */
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
    // A tab in the background paints nothing.
    if (document.hidden) startAll();
    else startWhenPainted(startAll);
  } catch {
    start();
  }
}
