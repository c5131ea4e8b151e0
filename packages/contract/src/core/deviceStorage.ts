/** A storage that forgets with the page. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => {
      entries.delete(key)
    },
    setItem: (key, value) => {
      entries.set(key, value)
    },
  }
}

/** The browser's storage. Where it is blocked, as with cookies, merely reading the property throws. */
function open(name: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return globalThis[name]
  } catch {
    return memoryStorage()
  }
}

/** Shared by all callers, so that a page without storage at least remembers values until it is closed. */
const opened = new Map<string, Storage>()

function storageOf(name: 'localStorage' | 'sessionStorage'): Storage {
  const storage = opened.get(name) ?? open(name)
  opened.set(name, storage)
  return storage
}

/** What is kept on this device: `localStorage`, or memory where the browser keeps nothing. */
export function deviceStorage(): Storage {
  return storageOf('localStorage')
}

/** What is kept until the tab is closed: `sessionStorage`, or memory where the browser keeps nothing. */
export function tabStorage(): Storage {
  return storageOf('sessionStorage')
}
