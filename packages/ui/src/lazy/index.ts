export {
  FailedChunkContext,
  type FailedChunkProps,
  lazyComponent,
  type LazyComponent,
  type LazyOptions,
} from "./lazy-component.tsx";
export {
  prefetch,
  onNewChunk,
  type Chunk,
  defineChunk,
  pendingChunks,
  type PrefetchTurn,
  ChunkUnavailable,
} from "./chunk.ts";
