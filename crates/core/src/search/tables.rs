//! Constant tables over the nine bits of a row: which arrangements of a digit in a band are left.
//!
//! A plane is the places of one digit: a word of 27 bits for each of the three bands of rows, and a spare word that
//! makes it as wide as a vector register.

/// The places of one digit, or any set of cells: bit `9 * row + column` of the word of each band.
pub(super) type Plane = [u32; 4];

/// The 27 cells of a band.
pub(super) const BAND: u32 = (1 << 27) - 1;
/// The nine cells of a row, or the nine columns of a band.
pub(super) const ROW: u32 = 0o777;
/// The first cell of each of three rows: a product with it repeats nine bits in every row.
const EVERY_ROW: u32 = 0o1_001_001;
/// The lowest bit of the flags that entries keep for the three boxes of the band, above the 27 cells.
pub(super) const FLAGS: u32 = 27;

/// The boxes in which a row has a member, by the nine cells of the row.
pub(super) static BOXES_MET: [u8; 512] = {
    let mut table = [0; 512];
    let mut row = 0;
    while row < 512 {
        table[row] = (row & 7 != 0) as u8 | ((row >> 3 & 7 != 0) as u8) << 1 | ((row >> 6 != 0) as u8) << 2;
        row += 1;
    }
    table
};

/// The ways a digit can take one box in each row of a band: bit `3 * row + box`.
const ORDERS: [u32; 6] = [0o421, 0o241, 0o412, 0o142, 0o214, 0o124];

/// For the boxes met by each of three rows: the cells that some order of rows and boxes can use, and a flag for each
/// box in which one row is left. No cell at all when there is no such order.
pub(super) static ORDERED: [u32; 512] = {
    let mut table = [0; 512];
    let mut met = 0;
    while met < 512 {
        let mut keep = 0u32;
        let mut order = 0;
        while order < 6 {
            if ORDERS[order] & !met == 0 {
                keep |= ORDERS[order];
            }
            order += 1;
        }
        let mut entry = 0;
        let mut part = 0;
        while part < 9 {
            if keep >> part & 1 == 1 {
                entry |= 7 << (3 * part);
            }
            part += 1;
        }
        let mut square = 0;
        while square < 3 {
            if (keep & 0o111 << square).is_power_of_two() {
                entry |= 1 << (FLAGS + square);
            }
            square += 1;
        }
        table[met as usize] = entry;
        met += 1;
    }
    table
};

/// For the columns a digit has in a band: what it leaves the other bands, and a flag for each box with one column.
/// A box with one column claims it.
pub(super) static CLAIMED: [u32; 512] = {
    let mut table = [0; 512];
    let mut columns = 0u32;
    while columns < 512 {
        let mut keep = ROW;
        let mut flags = 0;
        let mut square = 0;
        while square < 3 {
            let part = columns & 7 << (3 * square);
            if part.is_power_of_two() {
                keep &= !part;
                flags |= 1 << (FLAGS + square);
            }
            square += 1;
        }
        table[columns as usize] = (keep * EVERY_ROW) | flags;
        columns += 1;
    }
    table
};

/// For the columns a digit has in no other band: what it keeps in this one. A box must fill the column that only it
/// can fill, and cannot fill two.
pub(super) static DUE: [u32; 512] = {
    let mut table = [0; 512];
    let mut columns = 0u32;
    while columns < 512 {
        let mut keep = 0;
        let mut square = 0;
        while square < 3 {
            let all = 7 << (3 * square);
            keep |= match (columns & all).count_ones() {
                0 => all,
                1 => columns & all,
                _ => 0,
            };
            square += 1;
        }
        table[columns as usize] = keep * EVERY_ROW;
        columns += 1;
    }
    table
};

/// The cells of a set of the three boxes of a band.
pub(super) static BOXES: [u32; 8] = {
    let mut table = [0; 8];
    let mut set = 0;
    while set < 8 {
        let row = ((set & 1) * 0o7) | ((set >> 1 & 1) * 0o70) | ((set >> 2) * 0o700);
        table[set as usize] = row * EVERY_ROW;
        set += 1;
    }
    table
};

/// The cells that cannot hold a digit once this cell holds it.
pub(super) static PEERS: [Plane; 81] = {
    let mut table = [[0; 4]; 81];
    let mut cell = 0;
    while cell < 81 {
        let row = cell / 9;
        let column = cell % 9;
        let mut other = 0;
        while other < 81 {
            let r = other / 9;
            let c = other % 9;
            if other != cell && (r == row || c == column || (r / 3 == row / 3 && c / 3 == column / 3)) {
                table[cell][other / 27] |= 1 << (other % 27);
            }
            other += 1;
        }
        cell += 1;
    }
    table
};

/// The cells of the rows, the columns and the boxes.
pub(super) static HOUSES: [Plane; 27] = {
    let mut table = [[0; 4]; 27];
    let mut cell = 0;
    while cell < 81 {
        let row = cell / 9;
        let column = cell % 9;
        let band = cell / 27;
        let bit = 1 << (cell % 27);
        table[row][band] |= bit;
        table[9 + column][band] |= bit;
        table[18 + row / 3 * 3 + column / 3][band] |= bit;
        cell += 1;
    }
    table
};
