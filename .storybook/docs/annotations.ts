import type { DocsContextProps, Parameters } from 'storybook/internal/types'

/** Documentation pages of our own, loaded with the first one that is opened. */
const renderer = async () => {
  const [{ DocsRenderer }, { DocsFrame }, { DocsPage }] = await Promise.all([
    import('@storybook/addon-docs'),
    import('./DocsFrame.tsx'),
    import('./DocsPage.tsx'),
  ])
  const { render, unmount } = new DocsRenderer()
  let shown: DocsContextProps | null = null
  return {
    unmount: (element: HTMLElement) => {
      shown = null
      return unmount(element)
    },
    /** Once for each page: another brand reaches the page and its stories without rendering it anew. */
    render: async (context: DocsContextProps, docs: Parameters, element: HTMLElement) => {
      if (shown === context) return
      shown = context
      await render(context, { container: DocsFrame, page: DocsPage, ...docs }, element)
    },
  }
}

export const parameters = {
  docs: {
    renderer,
    // A picture that is part of its address would fill the window.
    source: {
      transform: (code: string) => code.replace(/data:[\w/+-]+[;,][^"'`\s]{40,}/g, 'data:…'),
    },
  },
}
