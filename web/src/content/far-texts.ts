import { brand } from '#shared/brand.ts';

export const farTexts = {
  title: (miles: number, name: string | undefined) =>
    `Our closest clinic is ${Math.round(miles).toLocaleString('en-US')} miles from ${name ?? 'you'}`,
  text: 'Here are our clinics, nearest first.',
  callFirst: `Questions before you drive? Call us at ${brand.phone}.`,
};
