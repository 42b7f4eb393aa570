/** What every browser has and jsdom lacks, because it lays nothing out. */

class ResizeObserverStub {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class IntersectionObserverStub extends ResizeObserverStub {
  takeRecords() {
    return [];
  }
}

const mediaQuery = (query) => ({
  media: query,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

globalThis.ResizeObserver ??= ResizeObserverStub;
globalThis.IntersectionObserver ??= IntersectionObserverStub;
globalThis.matchMedia ??= mediaQuery;
globalThis.requestIdleCallback ??= (work) => setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 0);
globalThis.cancelIdleCallback ??= (handle) => clearTimeout(handle);
globalThis.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
URL.createObjectURL ??= () => 'blob:test';
URL.revokeObjectURL ??= () => {};
