interface SavedFile {
  readonly name: string
  readonly type: 'application/json' | 'text/csv'
  readonly text: string
}

/** Hands a text to the person as a file. */
export function saveFile({ name, type, text }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
