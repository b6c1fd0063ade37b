import { type PictureName, pictureSize, pictureUrl } from '#shared/site/pictures.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './picture.module.css';

interface PictureProps {
  name: PictureName;
  /** What it shows; left out when the words beside it say so already. */
  alt?: string;
  /** In the first view: loaded at once. All others come when they are scrolled near. */
  eager?: boolean;
  className?: string | undefined;
}

/** One of the site's drawings. Its place is kept before it arrives; it follows the colour scheme by itself. */
export function Picture({ name, alt = '', eager = false, className }: PictureProps) {
  return (
    <img
      className={classNames(styles.picture, className)}
      src={pictureUrl(name)}
      alt={alt}
      {...pictureSize}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
    />
  );
}
