import { testStories } from './testStories.ts'

testStories(0)
