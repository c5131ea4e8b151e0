import { addons } from 'storybook/manager-api'
import { managerTheme } from './manager/theme.ts'
import { storeUrlArgs } from './urlArgs/storeUrlArgs.ts'

/** Aliases are part of a story's name for the search alone. */
const withoutAliases = (name: string) => name.replace(/^(All states) \(.*\)$/, '$1')

const dark = matchMedia('(prefers-color-scheme: dark)')

const configure = () =>
  addons.setConfig({
    theme: managerTheme(dark.matches ? 'dark' : 'light'),
    sidebar: {
      showRoots: true,
      renderLabel: ({ name }) => withoutAliases(name),
    },
  })

configure()
storeUrlArgs()
dark.addEventListener('change', configure)
