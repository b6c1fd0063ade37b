import 'react';

// React's style type lacks custom properties, which components use to pass numbers to their stylesheets.
declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
