import { Button } from '../Button/index.ts'
import { anna, crowd } from '../stories/people.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { SearchField } from './index.ts'

const names = (all: readonly { readonly name: string }[]) => (
  <ul>
    {all.map(({ name }) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)

const isFound = ({ name }: { readonly name: string }) => name.startsWith('An')

export const good = (
  <Stack>
    <SearchField label="Find a conversation by name" defaultValue="An" />
    {names([anna, ...crowd].filter(isFound))}
  </Stack>
)

export const bad = (
  <Stack>
    <SearchField label="Search" defaultValue="An" />
    <Button isWide>Search</Button>
    {names([anna, ...crowd.slice(0, 4)])}
  </Stack>
)
