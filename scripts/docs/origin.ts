/** Where the network serves the site; canonical addresses start with it. Names of schemas (`$id`) stand under another host, and stay. */
export const ORIGIN = 'https://openvibe.services';
