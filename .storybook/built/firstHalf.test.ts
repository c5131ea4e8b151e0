import { testBuiltStories } from './testBuiltStories.ts'

testBuiltStories(0)
