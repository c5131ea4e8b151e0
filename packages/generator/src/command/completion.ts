import { readdirSync } from 'node:fs'
import tab from '@bomb.sh/tab/commander'
import type { Command } from 'commander'
import { addExamples } from './describeCommand.ts'
import { print } from './print.ts'

const ending = '.theme.jsonc'

/** Commands whose arguments are ids of brands. */
const ofBrands = ['check', 'migrate', 'build', 'diff', 'preview', 'tokens']

/** Adds `bouquet completion <shell>`, which prints a script that completes commands, options and ids of brands. */
export function addCompletion(program: Command, themes: string): void {
  const completion = tab(program, { completionCommandName: 'completion' })
  for (const name of ofBrands) {
    const brand = completion.commands.get(name)?.arguments.get('brand')
    if (brand)
      brand.handler = (complete) => {
        for (const id of listBrands(themes)) complete(id, '')
      }
  }
  const command = program.commands.find((each) => each.name() === 'completion')
  if (!command) return
  command.hook('preAction', ({ args }) => {
    if (args[0] === 'bash') print.line(wordsOfBash)
  })
  command.description('Print a script that completes commands in bash, zsh or fish.')
  addExamples(command, [
    ['source <(bouquet completion bash)', 'in ~/.bashrc'],
    ['source <(bouquet completion zsh)', 'in ~/.zshrc'],
    ['bouquet completion fish > ~/.config/fish/completions/bouquet.fish', 'for fish'],
  ])
}

/** The script for bash reads its words by a function that comes with the package `bash-completion`, if that is there. */
const wordsOfBash = `declare -F _get_comp_words_by_ref >/dev/null || _get_comp_words_by_ref() {
    words=("\${COMP_WORDS[@]}")
    cword=$COMP_CWORD
    cur=\${words[cword]}
    prev=\${words[cword - 1]}
}
`

/** Ids by file name alone, since completion must answer at once; none for a folder that cannot be read. */
function listBrands(themes: string): readonly string[] {
  try {
    return readdirSync(themes).flatMap((name) =>
      name.endsWith(ending) ? [name.slice(0, -ending.length)] : [],
    )
  } catch {
    return []
  }
}
