import { type ComponentType, useEffect, useState } from 'react';
import { wantsMotion } from './wants-motion.ts';

/** The background video, once the page has come to rest; nothing for who wants no motion or saves data. */
export function LazyVideo() {
  const [Video, setVideo] = useState<ComponentType>();

  useEffect(() => {
    if (!wantsMotion()) return;
    let gone = false;
    const begin = async () => {
      // Without the video the still stays; it needs no words.
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
