"""The simple rules that a measure is read beside: they show that the lives are not too easy.

Stay points after Li and others, "Mining user similarity based on location history", 2008: 200 m and 30 minutes. The
usual parameters of trackintel: 100 m, 5 minutes, no gap over 15 minutes, the last point left out. Photos: a gap of two
hours."""
from tracks import meters


def stay_points(fixes, radius, shortest, longest_gap=None):
    """(start, end, center) by the sliding window of Li 2008; with `longest_gap` as trackintel has it."""
    result, i = [], 0
    while i < len(fixes):
        j = i + 1
        while j < len(fixes):
            if longest_gap and fixes[j][0] - fixes[j - 1][0] > longest_gap:
                break
            if meters(fixes[i][1:3], fixes[j][1:3]) > radius:
                break
            j += 1
        if longest_gap:
            # The stay ends where the next point begins, if there is one close by.
            ends = j < len(fixes) and fixes[j][0] - fixes[j - 1][0] <= longest_gap
            end = fixes[j][0] if ends else None
        else:
            end = fixes[j - 1][0]
        if end is not None and end - fixes[i][0] >= shortest:
            own = fixes[i:j]
            center = tuple(sum(f[axis] for f in own) / len(own) for axis in (1, 2))
            result.append((fixes[i][0], end, center))
            i = j
        else:
            i += 1
    return result


def cleaned(fixes):
    """Without imprecise fixes, repeated ones and those that are far from both neighbours."""
    kept = []
    for fix in fixes:
        if fix[3] <= 115 and (not kept or fix[0] > kept[-1][0]):
            kept.append(fix)
    result = kept[:1]
    for here, after in zip(kept[1:], kept[2:] + kept[-1:]):
        away, back, between = meters(result[-1][1:3], here[1:3]), meters(here[1:3], after[1:3]), meters(result[-1][1:3], after[1:3])
        if away > 300 and back > 300 and between < min(away, back) / 2:
            continue
        result.append(here)
    return result


def rows(fixes):
    good = cleaned(fixes)
    return {
        "Li 2008 raw": stay_points(fixes, 200, 1800), "Li 2008 cleaned": stay_points(good, 200, 1800),
        "trackintel raw": stay_points(fixes, 100, 300, 900), "trackintel cleaned": stay_points(good, 100, 300, 900)}


def gap_boundaries(times, seconds=7200):
    return {index for index in range(1, len(times)) if times[index] - times[index - 1] > seconds}
