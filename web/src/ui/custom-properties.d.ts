import 'react';

// React's style type does not know custom properties; components hand numbers to their stylesheet with them.
declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
