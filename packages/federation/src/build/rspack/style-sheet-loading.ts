import type { Compiler } from '@rspack/core';

/** The bundler's own runtime module for style sheets, which also serves older browsers and hot reload. */
const REPLACED = 'css_loading';

/** Milliseconds. */
const TIMEOUT = 10_000;

/** The script that loads the style sheets of a remote's chunks. A sheet that failed to load is requested again when its chunk is. */
export const loadingScript = (remote: string) => `
var sheets = {};
__webpack_require__.f.css = (id, promises) => {
  var integrity = __webpack_require__.sriCssHashes[id];
  if (integrity) promises.push(sheets[id] ||= new Promise((resolve, reject) => {
    var link = document.createElement("link");
    var timeout = setTimeout(link.onerror = () => {
      var error = Error("Loading chunk " + id + " failed.\\n");
      error.name = "ChunkLoadError";
      clearTimeout(timeout);
      delete sheets[id];
      link.remove();
      reject(error);
    }, ${TIMEOUT});
    link.onload = () => { clearTimeout(timeout); resolve(); };
    link.setAttribute("data-rspack", ${JSON.stringify(`${remote}:chunk-`)} + id);
    link.rel = "stylesheet";
    link.crossOrigin = "anonymous";
    link.integrity = integrity;
    link.href = __webpack_require__.p + __webpack_require__.k(id);
    document.head.appendChild(link);
  }));
};`;

/**
 * Loads the style sheets of a remote's chunks with a third of the code. Every entry with a style sheet contains it, and every page that shows
 * the remote waits for its entry. The shell finds the sheets by `data-rspack`.
 */
export class StyleSheetLoading {
  constructor(private readonly remote: string) {}

  apply(compiler: Compiler) {
    const source = loadingScript(this.remote);
    compiler.hooks.thisCompilation.tap('StyleSheetLoading', (compilation) => {
      compilation.hooks.runtimeModule.tap('StyleSheetLoading', (module) => {
        if (module.name === REPLACED && module.source) module.source.source = Buffer.from(source);
      });
    });
  }
}
