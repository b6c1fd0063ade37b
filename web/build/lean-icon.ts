import { createElement, type SVGProps } from 'react';

interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string;
}

/**
 * Stands in for lucide-react's function of this name in the built site: the same drawings and props, without what no
 * icon of ours uses (contexts, other units, generated class names). It saves two kilobytes of every first view.
 */
// biome-ignore lint/style/noDefaultExport: the module it replaces has one.
export default function createLucideIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: IconProps) {
    const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
    const frame: SVGProps<SVGSVGElement> = {
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    };
    return createElement('svg', { ...frame, ...rest }, drawing);
  };
}
