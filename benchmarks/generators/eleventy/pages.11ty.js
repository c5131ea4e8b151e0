import { document } from './templates/document.js'

export const data = {
  pagination: { data: 'entries', size: 1, alias: 'entry', addAllPagesToCollections: false },
  permalink: ({ entry }) => entry.file,
  eleventyExcludeFromCollections: true,
}

export const render = ({ entry }) => document(entry)
