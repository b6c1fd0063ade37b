import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { socialCardSize } from '#shared/pages/social-cards.ts';
import type { RoutePath } from '#shared/site/content.ts';
import { siteUrl } from '#shared/site/static-paths.ts';
import { jsonLdText } from './json-ld/json-ld-script.ts';

/** The URLs of a page's built files. */
export interface BuiltFiles {
  stylesheet: string;
  fonts: readonly string[];
}

interface DocumentProps extends BuiltFiles {
  /** The page's title, without the brand. */
  title: string;
  description: string;
  /** The page's path. Undefined for the 404 page, which search engines must not index. */
  path?: RoutePath;
  /** The picture that other sites show with a link to the page. */
  socialCard: RoutePath;
  jsonLd?: readonly object[];
  children: ReactNode;
}

/** The browser's colors around the page, the same as in index.html. */
const themeColors = { light: '#1d3b33', dark: '#0a1210' };

/** A whole page without executable scripts: JSON-LD is data. */
export function Document(props: DocumentProps) {
  const { title, description, path, socialCard, jsonLd, stylesheet, fonts, children } = props;
  const url = path && siteUrl(path);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{`${title} | ${brand.name}`}</title>
        <meta name="description" content={description} />
        {url ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
        <meta name="color-scheme" content="light dark" />
        {Object.entries(themeColors).map(([scheme, color]) => (
          <meta key={scheme} name="theme-color" content={color} media={`(prefers-color-scheme: ${scheme})`} />
        ))}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={brand.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {url && <meta property="og:url" content={url} />}
        <meta property="og:image" content={siteUrl(socialCard)} />
        <meta property="og:image:width" content={String(socialCardSize.width)} />
        <meta property="og:image:height" content={String(socialCardSize.height)} />
        <meta name="twitter:card" content="summary_large_image" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        {jsonLd && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, escaped for a script.
            dangerouslySetInnerHTML={{ __html: jsonLdText(jsonLd) }}
          />
        )}
      </head>
      <body>{children}</body>
    </html>
  );
}
