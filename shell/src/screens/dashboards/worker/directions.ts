/** Opens the phone's map app if it has one, else a map in the browser. */
export const directionsTo = (place: string): string => `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;

interface Address {
  address: string;
  suburb: string;
  state: string;
  post_code: string;
}

/** `14 Munro Street, Merrylands NSW 2160`. */
export const addressLine = ({ address, suburb, state, post_code }: Address): string =>
  [address, [suburb, state, post_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
