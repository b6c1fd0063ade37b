import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import styles from './background-video.module.css';
import { homeTexts } from './texts.ts';

const texts = homeTexts.video;

// Dark mode has its own video. A change of the color scheme takes effect on the next visit.
const scenes = { light: 'valley', dark: 'valley-night' };

/** The looping, muted video over its still picture. It can be paused; a press shows it in fullscreen. */
export function BackgroundVideo() {
  const video = useRef<HTMLVideoElement>(null);
  const [paused, setPaused] = useState(false);
  const [visible, setVisible] = useState(false);
  const scene = window.matchMedia('(prefers-color-scheme: dark)').matches ? scenes.dark : scenes.light;

  const showFullscreen = () => {
    // If the browser lacks or refuses fullscreen, the video keeps playing in place.
    video.current?.requestFullscreen?.().catch(() => undefined);
  };
  const toggle = () => {
    if (paused) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  };

  return (
    <>
      <button
        type="button"
        className={`absolute p-0 w-full h-full border-0 bg-none ${styles.fullscreen}`}
        aria-label={texts.fullscreen}
        disabled={!visible}
        onClick={showFullscreen}
      >
        <video
          ref={video}
          className={`w-full h-full ${styles.video}`}
          data-visible={visible || undefined}
          muted
          loop
          autoPlay
          playsInline
          onPlaying={() => setVisible(true)}
          onPlay={() => setPaused(false)}
          onPause={() => setPaused(true)}
        >
          <source src={`/media/${scene}.webm`} type="video/webm" />
          <source src={`/media/${scene}.mp4`} type="video/mp4" />
        </video>
      </button>
      {visible && (
        <IconButton
          className={`absolute ${styles.pause}`}
          label={paused ? texts.play : texts.pause}
          onClick={toggle}
        >
          {paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </IconButton>
      )}
    </>
  );
}
