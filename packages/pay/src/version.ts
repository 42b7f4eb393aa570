/** Version of the pay rules. A stored line keeps the version that priced it, so that an old invoice can be explained by its own rules. */
export const ENGINE_VERSION = '1.1.0';
