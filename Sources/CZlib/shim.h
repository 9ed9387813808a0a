#include <zlib.h>

// inflateInit2 is a macro with the size of a structure in it, which Swift cannot import. A negative number of bits means
// data without a header, as archives have it; 47 means a gzip or a zlib header.
static inline int inkling_inflate_init(z_streamp stream, int bits) { return inflateInit2(stream, bits); }
