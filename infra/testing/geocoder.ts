import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedGeocoder {
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  /** When the request arrived, in milliseconds of a monotonic clock. */
  askedAtMs: number;
}

export type GeocoderAnswer = (response: ServerResponse, zip: string) => void;

export interface StandInGeocoder {
  url: string;
  asked: AskedGeocoder[];
  /** Sets how the next requests are answered. Default: like Nominatim. */
  answerWith: (answer?: GeocoderAnswer) => void;
  stop: () => void;
}

/** A place as Nominatim sends it, with more fields than we use. */
function placeOf(zip: string) {
  const display_name = `${zip}, Somewhere, United States`;
  return { place_id: 7, licence: '© OSM', lat: '40.75', lon: '-73.99', class: 'place', display_name };
}

/** Finds every ZIP code except those that begin with 00. */
function answerAsNominatim(response: ServerResponse, zip: string): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(zip.startsWith('00') ? [] : [placeOf(zip)]));
}

/** Starts a fake of Nominatim on loopback, which records the requests. */
export async function startGeocoder(): Promise<StandInGeocoder> {
  let answer: GeocoderAnswer = answerAsNominatim;
  const asked: AskedGeocoder[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    asked.push({
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers,
      askedAtMs: performance.now(),
    });
    answer(response, searchParams.get('postalcode') ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answerWith: (next = answerAsNominatim) => {
      answer = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
