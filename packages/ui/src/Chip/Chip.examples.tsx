import { Button } from '../Button/index.ts'
import { noop } from '../stories/pictures/layout.tsx'
import { ChipList } from './index.ts'

export const good = (
  <ChipList
    label="Filters, do"
    items={[
      { id: 'age', label: '18 to 40' },
      { id: 'region', label: 'Utrecht' },
      { id: 'interest', label: 'Hiking' },
    ]}
    onRemove={noop}
    actions={
      <Button size="sm" variant="quiet" tone="neutral">
        Clear all
      </Button>
    }
  />
)

export const bad = (
  <ChipList
    label="Filters, don’t"
    items={[
      { id: 'age', label: 'Age' },
      { id: 'region', label: 'Region' },
      { id: 'interest', label: 'Interest' },
    ]}
    onRemove={noop}
  />
)
