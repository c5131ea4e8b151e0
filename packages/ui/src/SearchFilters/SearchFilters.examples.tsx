import { Stack } from '../stories/pictures/layout.tsx'
import { regions } from '../stories/places.ts'
import { noFilters, SearchFilters } from './index.ts'

const gender = {
  label: 'Looking for',
  any: 'Everyone',
  options: [
    { id: 'female', label: 'Women' },
    { id: 'male', label: 'Men' },
  ],
}

const locked = { id: 'interest', label: 'Interest', any: 'Any', options: [] }

export const good = (
  <Stack>
    <SearchFilters
      title="Filters"
      showLabel="Show 24 people"
      gender={gender}
      region={{ label: 'Region', any: 'Whole country', options: regions }}
      further={[{ ...locked, locked: { label: 'Comes with premium', href: '#premium' } }]}
      defaultValue={{ ...noFilters, region: 'utrecht' }}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <SearchFilters
      title="Filters"
      showLabel="OK"
      gender={gender}
      further={[{ ...locked, locked: { label: 'Locked', href: '#premium' } }]}
    />
  </Stack>
)
