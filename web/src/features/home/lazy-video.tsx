import { type ComponentType, useEffect, useState } from 'react';

/** Whether to play video: neither reduced motion nor data saving is requested. */
function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Loads the background video once the page is idle, unless the visitor prefers reduced motion or saves data. */
export function LazyVideo() {
  const [Video, setVideo] = useState<ComponentType>();

  useEffect(() => {
    if (!wantsMotion()) return;
    let gone = false;
    const begin = async () => {
      // If the video fails to load, the still picture remains.
      const loaded = await import('./background-video.tsx').catch(() => undefined);
      if (loaded && !gone) setVideo(() => loaded.BackgroundVideo);
    };
    const whenLoaded = () => void setTimeout(begin, 400);
    if (document.readyState === 'complete') whenLoaded();
    else window.addEventListener('load', whenLoaded, { once: true });
    return () => {
      gone = true;
      window.removeEventListener('load', whenLoaded);
    };
  }, []);

  return Video && <Video />;
}
